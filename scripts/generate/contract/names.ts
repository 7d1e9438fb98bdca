/** `get_full_chart` is `GetFullChart`, `startLocal` is `StartLocal`. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** `get_full_chart` is `getFullChart`. */
export const camel = (name: string): string => `${name.charAt(0)}${pascal(name).slice(1)}`;

/** The member of a list as its list is called: `houses` holds a `house`, `entries` an `entry`. */
export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(name)) return name.slice(0, -2);
  if (/(?:ss|us|is)$/.test(name) || !name.endsWith('s')) return name;
  return name.slice(0, -1);
}

export const argumentsName = (tool: string): string => `${pascal(tool)}Arguments`;
export const resultName = (tool: string): string => `${pascal(tool)}Result`;
