import type { ProjectAccess } from '../organisations/access.ts';
import { allows, type Action, type Role } from '../organisations/roles.ts';
import { HOME, PROJECTS } from '../web/portal-paths.ts';

/** What the pages of somebody who has signed in have in common: whose form it is, and of which project. */
export interface Frame {
  /** Goes into each form of the session. */
  readonly csrf: string;
  /** Address of the first page of the project at hand; the person's own has HOME. */
  readonly home: string;
  /** What the person is in the organisation of that project. */
  readonly role: Role;
  /** The project at hand, where it is one of an organisation. */
  readonly project?: ProjectAccess | undefined;
  /** Projects of organisations that the person sees. */
  readonly projects: readonly ProjectAccess[];
}

/** Address of a project of an organisation. */
export const homeOf = (projectId: string): string => `${PROJECTS}/${encodeURIComponent(projectId)}`;

/** A page of the project at hand. `path`: where that of the person's own project stands. */
export const inProject = ({ home }: Pick<Frame, 'home'>, path: string): string => `${home}${path.slice(HOME.length)}`;

export const may = ({ role }: Pick<Frame, 'role'>, action: Action): boolean => allows(role, action);
