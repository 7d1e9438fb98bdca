import { inProject, type Frame } from '../frame.ts';

/** The page of the clients of a project; a form that makes one is posted there too. */
export const CLIENTS = '/developer/clients';
export const REMOVE_CLIENT = `${CLIENTS}/remove`;

/** The page of one client, which its query names. */
export const CLIENT = '/developer/client';
export const CHANGE_CLIENT = `${CLIENT}/change`;
export const RENEW_CLIENT = `${CLIENT}/secret`;

export const clientAt = (frame: Frame, clientId: string): string =>
  `${inProject(frame, CLIENT)}?client=${encodeURIComponent(clientId)}`;
