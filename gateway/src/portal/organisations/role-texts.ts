import { ROLES } from '../../organisations/roles.ts';
import { say } from './organisations.messages.ts';

/** The roles that a form offers. */
export const roleOptions = () => ROLES.map((role) => ({ value: role, label: say.roleText({ role }) }));
