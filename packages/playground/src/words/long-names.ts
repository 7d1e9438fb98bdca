/** A text cut after the underscores of long names, beyond which a name may go on in the next line; codes stay whole. */
export const unbroken = (text: string): readonly string[] => {
  const parts = text.replace(LONG_NAME, (name) => name.replaceAll('_', `_${CUT}`)).split(CUT);
  return parts.filter((part) => part !== '');
};

/** Names of tools of three words and more. */
const LONG_NAME = /[a-z\d]+(?:_[a-z\d]+){2,}/g;
const CUT = '\0';
