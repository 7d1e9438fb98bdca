import { CALLBACK, PROVIDER } from '../single-sign-on/paths.ts';
import {
  AUDIT,
  CALLS,
  HOME,
  INVITATION,
  KEY,
  NEW_KEY,
  ORGANISATIONS,
  PLAYGROUND,
  PROJECTS,
  SIGN_IN,
  TEST_KEYS,
  USAGE,
} from '../web/portal-paths.ts';
import { ADDRESS } from './address-page.ts';
import { REVOKE as CALENDARS } from './calendars.controller.ts';
import { FORMS, SINGLE_SIGN_ON_FORMS, WEBHOOK_FORMS } from './organisations/organisation-paths.ts';
import { CHANGE_CLIENT, CLIENT, CLIENTS, REMOVE_CLIENT, RENEW_CLIENT } from './clients/client-paths.ts';
import { PASSKEYS } from './passkeys-view.ts';
import { withProjects } from './portal-route.ts';
import { SESSIONS } from './sessions-view.ts';
import { CODE, PASSKEY_SIGN_IN } from './sign-in-pages.ts';

/**
 * Addresses of the developer page that speak the language of their reader: those all of whose texts stand in catalogues.
 * Others are in English whole. Files that programs read are not among them.
 */
export const SPEAKING_PATHS: readonly string[] = [
  SIGN_IN,
  PASSKEY_SIGN_IN,
  CODE,
  PROVIDER,
  CALLBACK,
  HOME,
  `${PROJECTS}/:project`,
  ...withProjects(
    USAGE,
    CALLS,
    '/developer/connect',
    PLAYGROUND,
    '/developer/keys',
    '/developer/keys/rename',
    TEST_KEYS,
    KEY,
    `${KEY}/restrict`,
    `${KEY}/rotate`,
    `${KEY}/end`,
    NEW_KEY,
    CALENDARS,
    CLIENTS,
    REMOVE_CLIENT,
    CLIENT,
    CHANGE_CLIENT,
    RENEW_CLIENT,
  ),
  '/developer/account',
  '/developer/account/delete',
  ADDRESS,
  `${ADDRESS}/confirm`,
  SESSIONS,
  PASSKEYS,
  AUDIT,
  ORGANISATIONS,
  `${ORGANISATIONS}/:id`,
  `${ORGANISATIONS}/:id/audit`,
  ...Object.values(WEBHOOK_FORMS).map((form) => `${ORGANISATIONS}/:id/${form}`),
  ...Object.values(SINGLE_SIGN_ON_FORMS).map((form) => `${ORGANISATIONS}/:id/${form}`),
  ...Object.values(FORMS).map((form) => `${ORGANISATIONS}/:id/${form}`),
  `${INVITATION}/accept`,
  `${INVITATION}/:secret`,
];
