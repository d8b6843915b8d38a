/** A measured figure beside its budget; both in `unit`. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  budget: number;
}

/** Prints a Markdown table; the share of the budget says more than the figure on a shared machine. */
export function printFigures(figures: readonly Figure[]): void {
  console.log('| what | measured | budget | share |\n|---|---:|---:|---:|');
  for (const { what, value, unit, budget } of figures) {
    const share = budget > 0 ? Math.round((value / budget) * 100) : value * 100;
    console.log(
      `| ${what} | ${value.toFixed(value < 100 ? 1 : 0)} ${unit} | ${budget} ${unit} | ${share} % |`,
    );
  }
}
