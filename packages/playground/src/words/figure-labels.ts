/** What figures say in the language of the page: bundle.mjs puts its labels here, and leaves English as it is. */
export const FIGURE_LABELS: Readonly<Record<string, string>> = {};
