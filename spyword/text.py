"""Pure text work: cleaning what people type, widths in cells, folding for comparison."""
