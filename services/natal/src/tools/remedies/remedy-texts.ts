/** Stands in every result of the remedy tools. */
export const REMEDY_DISCLAIMER =
  'This is a traditional observance, offered for reflection. It cures nothing, replaces no doctor, lawyer or adviser, promises no result and changes no verdict of a chart. Nobody needs to buy anything, because a free alternative of the same tradition is always given.';

/** What both tools say of their place beside KP. */
export const CROSS_SYSTEM_NOTE =
  'KP has no rule for remedies. This is another tradition beside it, by Parashari lordships, and it moves no KP verdict.';
