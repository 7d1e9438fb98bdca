const SHORT = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

/** Sign indices of a printed row: `Ar Ta Ge`. */
export function signsOfText(text: string): number[] {
  return text.split(' ').map((short) => {
    const sign = SHORT.indexOf(short);
    if (sign < 0) throw new Error(`no sign ${short}`);
    return sign;
  });
}

export const signOfText = (text: string): number => signsOfText(text)[0] ?? Number.NaN;
