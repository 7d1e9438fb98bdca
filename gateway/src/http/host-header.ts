/** A name or an address, with or without a port (RFC 9110, 7.2); nothing where the target names none. */
const HOST = /^(?:\[[\w:.~%-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/;

export const isHost = (value: string): boolean => HOST.test(value);
