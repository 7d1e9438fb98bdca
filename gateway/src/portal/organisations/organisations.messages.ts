// Written by npm run generate from organisations.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly roleName: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => string;
  readonly roleText: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => string;
  readonly left: () => string;
  readonly deleted: () => string;
  readonly declined: () => string;
  readonly yours: () => string;
  readonly none: () => string;
  readonly new: () => string;
  readonly newHint: () => string;
  readonly nameOf: () => string;
  readonly make: () => string;
  readonly name: () => string;
  readonly yourRole: () => string;
  readonly joined: () => string;
  readonly join: (a: { readonly name: string }) => string;
  readonly invites: () => string;
  readonly theOperator: () => string;
  readonly invitationEnds: (a: { readonly at: string }) => string;
  readonly decline: () => string;
  readonly noInvitation: () => string;
  readonly noInvitationWhy: () => string;
  readonly made: () => string;
  readonly joinedDone: () => string;
  readonly renamed: () => string;
  readonly invited: () => string;
  readonly revoked: () => string;
  readonly keyRevoked: () => string;
  readonly roleDone: () => string;
  readonly removed: () => string;
  readonly projectDone: () => string;
  readonly transferred: () => string;
  readonly dropped: () => string;
  readonly youAre: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => string;
  readonly all: () => string;
  readonly rename: () => string;
  readonly leaveHint: () => string;
  readonly leave: (a: { readonly name: string }) => string;
  readonly firstProjects: () => string;
  readonly deleteHint: () => string;
  readonly deleteForGood: (a: { readonly name: string }) => string;
  readonly end: () => string;
  readonly leaveIt: () => string;
  readonly deleteIt: () => string;
  readonly chooseRole: (a: { readonly roles: string }) => string;
  readonly actions: () => string;
  readonly actionsFor: (a: { readonly name: string }) => string;
  readonly members: () => string;
  readonly address: () => string;
  readonly role: () => string;
  readonly you: () => string;
  readonly roleOf: (a: { readonly name: string }) => string;
  readonly changeRole: () => string;
  readonly remove: (a: { readonly name: string }) => string;
  readonly removeHint: () => string;
  readonly removeNow: (a: { readonly name: string }) => string;
  readonly invitations: () => string;
  readonly ends: () => string;
  readonly revokeInvitation: (a: { readonly name: string }) => string;
  readonly revoke: () => string;
  readonly toInvite: () => string;
  readonly toInviteHint: () => string;
  readonly invite: () => string;
  readonly projects: () => string;
  readonly projectCount: (a: { readonly count: number; readonly most: number }) => string;
  readonly projectsHint: () => string;
  readonly callsAMonth: () => string;
  readonly newProject: () => string;
  readonly newProjectHint: () => string;
  readonly makeProject: () => string;
  readonly notCounted: () => string;
  readonly asUsual: () => string;
  readonly suspended: () => string;
  readonly newNameOf: (a: { readonly name: string }) => string;
  readonly renameIt: (a: { readonly name: string }) => string;
  readonly transfer: (a: { readonly name: string }) => string;
  readonly transferHint: () => string;
  readonly takesOver: () => string;
  readonly delete: (a: { readonly name: string }) => string;
  readonly deleteProjectHint: () => string;
  readonly managementKeys: () => string;
  readonly managementHint: (a: { readonly example: string }) => string;
  readonly mostKeys: (a: { readonly most: number }) => string;
  readonly keyRole: (a: { readonly role: 'billing' | 'owner' | 'reader' }) => string;
  readonly endsIn: () => string;
  readonly lastUsed: () => string;
  readonly expires: () => string;
  readonly never: () => string;
  readonly revokeKey: (a: { readonly name: string }) => string;
  readonly newKeyName: () => string;
  readonly daysUntil: () => string;
  readonly emptyNever: () => string;
  readonly makeKey: () => string;
  readonly newKey: () => string;
  readonly copyNow: () => string;
  readonly keyNamed: (a: { readonly name: string; readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => string;
  readonly theKey: () => string;
  readonly keepIt: () => string;
  readonly itExpires: (a: { readonly at: string }) => string;
  readonly haveCopied: () => string;
  readonly singleSignOn: () => string;
  readonly singleSignOnHint: () => string;
  readonly auditLog: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  invites: '04',
  noInvitation: '4',
  noInvitationWhy: 'c0',
  invited: '0c',
  keyRevoked: '0c',
  roleDone: '0c',
  deleteHint: '44',
  removeHint: 'c0',
  transferHint: '40',
  deleteProjectHint: '404',
  managementHint: '0c',
  mostKeys: '4',
  itExpires: 'c',
} as const;

const translated = catalogue<Messages>('gateway/portal/organisations/organisations', () => say, marks, {
  'bn': () => import('./translations/organisations.messages.bn.ts'),
  'es': () => import('./translations/organisations.messages.es.ts'),
  'hi': () => import('./translations/organisations.messages.hi.ts'),
  'mr': () => import('./translations/organisations.messages.mr.ts'),
  'pt': () => import('./translations/organisations.messages.pt.ts'),
  'ta': () => import('./translations/organisations.messages.ta.ts'),
  'te': () => import('./translations/organisations.messages.te.ts'),
});

export const say: Messages = {
  roleName: (a) => translated()?.roleName?.(a) ?? `${a.role === 'owner' ? `owner` : a.role === 'developer' ? `developer` : a.role === 'billing' ? `billing` : `reader`}`,
  roleText: (a) => translated()?.roleText?.(a) ?? `${a.role === 'owner' ? `Owner: everything, members and projects too` : a.role === 'developer' ? `Developer: projects, keys, applications, usage and calls` : a.role === 'billing' ? `Billing: usage and allowance` : `Reader: projects, usage and calls, without changing anything`}`,
  left: () => translated()?.left?.() ?? `You have left the organisation.`,
  deleted: () => translated()?.deleted?.() ?? `The organisation is deleted.`,
  declined: () => translated()?.declined?.() ?? `The invitation is declined.`,
  yours: () => translated()?.yours?.() ?? `Your organisations`,
  none: () => translated()?.none?.() ?? `None. An invitation comes by e-mail.`,
  new: () => translated()?.new?.() ?? `New organisation`,
  newHint: () => translated()?.newHint?.() ?? `An organisation has members with roles, and projects: each with keys, an allowance and usage of its own. Your personal project stays yours alone.`,
  nameOf: () => translated()?.nameOf?.() ?? `Name of the organisation`,
  make: () => translated()?.make?.() ?? `Make an organisation`,
  name: () => translated()?.name?.() ?? `Name`,
  yourRole: () => translated()?.yourRole?.() ?? `Your role`,
  joined: () => translated()?.joined?.() ?? `Joined`,
  join: (a) => translated()?.join?.(a) ?? `Join ${a.name}`,
  invites: () => translated()?.invites?.() ?? `<a/> invites you to <b/> as <c/>. Its members see your e-mail address.`,
  theOperator: () => translated()?.theOperator?.() ?? `The operator of this server`,
  invitationEnds: (a) => translated()?.invitationEnds?.(a) ?? `The invitation ends on ${a.at}.`,
  decline: () => translated()?.decline?.() ?? `Decline`,
  noInvitation: () => translated()?.noInvitation?.() ?? `There is no such invitation for you`,
  noInvitationWhy: () => translated()?.noInvitationWhy?.() ?? `It was used, revoked or is older than seven days, or it went to another address than the one you are signed in with. Sign in with that address, or ask for a new one.`,
  made: () => translated()?.made?.() ?? `The organisation is made. Invite members, and make a project.`,
  joinedDone: () => translated()?.joinedDone?.() ?? `You are a member now.`,
  renamed: () => translated()?.renamed?.() ?? `The new name is saved.`,
  invited: () => translated()?.invited?.() ?? `The invitation is sent. It is good for seven days.`,
  revoked: () => translated()?.revoked?.() ?? `The invitation is revoked.`,
  keyRevoked: () => translated()?.keyRevoked?.() ?? `The management key is revoked. It is refused from now on.`,
  roleDone: () => translated()?.roleDone?.() ?? `The role is changed. It holds from now on.`,
  removed: () => translated()?.removed?.() ?? `The member is removed.`,
  projectDone: () => translated()?.projectDone?.() ?? `The project is made.`,
  transferred: () => translated()?.transferred?.() ?? `The project has gone to the other organisation, with its keys and usage.`,
  dropped: () => translated()?.dropped?.() ?? `The project is deleted.`,
  youAre: (a) => translated()?.youAre?.(a) ?? `You are ${a.role === 'owner' ? `owner` : a.role === 'developer' ? `developer` : a.role === 'billing' ? `billing` : `reader`} here. Number for questions to the operator: <b/>`,
  all: () => translated()?.all?.() ?? `All organisations`,
  rename: () => translated()?.rename?.() ?? `Rename`,
  leaveHint: () => translated()?.leaveHint?.() ?? `You see nothing of it any more. Keys and applications that you have made stay with its projects.`,
  leave: (a) => translated()?.leave?.(a) ?? `Leave ${a.name}`,
  firstProjects: () => translated()?.firstProjects?.() ?? `First delete or transfer its projects.`,
  deleteHint: () => translated()?.deleteHint?.() ?? `Its members and invitations go with it. This cannot be undone.`,
  deleteForGood: (a) => translated()?.deleteForGood?.(a) ?? `Delete ${a.name} for good`,
  end: () => translated()?.end?.() ?? `Leave or delete`,
  leaveIt: () => translated()?.leaveIt?.() ?? `Leave the organisation …`,
  deleteIt: () => translated()?.deleteIt?.() ?? `Delete the organisation …`,
  chooseRole: (a) => translated()?.chooseRole?.(a) ?? `Choose one of the roles: ${a.roles}.`,
  actions: () => translated()?.actions?.() ?? `Actions`,
  actionsFor: (a) => translated()?.actionsFor?.(a) ?? `Actions for ${a.name}`,
  members: () => translated()?.members?.() ?? `Members`,
  address: () => translated()?.address?.() ?? `Address`,
  role: () => translated()?.role?.() ?? `Role`,
  you: () => translated()?.you?.() ?? `(you)`,
  roleOf: (a) => translated()?.roleOf?.(a) ?? `Role of ${a.name}`,
  changeRole: () => translated()?.changeRole?.() ?? `Change the role`,
  remove: (a) => translated()?.remove?.(a) ?? `Remove ${a.name}`,
  removeHint: () => translated()?.removeHint?.() ?? `They see nothing of the organisation any more. Keys and applications of its projects go on: revoke those that they know.`,
  removeNow: (a) => translated()?.removeNow?.(a) ?? `Remove ${a.name} now`,
  invitations: () => translated()?.invitations?.() ?? `Invitations`,
  ends: () => translated()?.ends?.() ?? `Ends (UTC)`,
  revokeInvitation: (a) => translated()?.revokeInvitation?.(a) ?? `Revoke the invitation of ${a.name}`,
  revoke: () => translated()?.revoke?.() ?? `Revoke`,
  toInvite: () => translated()?.toInvite?.() ?? `Address to invite`,
  toInviteHint: () => translated()?.toInviteHint?.() ?? `Only who signs in with this address can accept. The message names your address.`,
  invite: () => translated()?.invite?.() ?? `Invite`,
  projects: () => translated()?.projects?.() ?? `Projects`,
  projectCount: (a) => translated()?.projectCount?.(a) ?? `${a.count === 0 ? `No projects yet (up to ${numberInWords(a.most)}).` : `${numberInWords(a.count)} of up to ${numberInWords(a.most)}.`}`,
  projectsHint: () => translated()?.projectsHint?.() ?? `Each has keys, usage and limits of its own. A new one has no calls until the operator gives it an allowance.`,
  callsAMonth: () => translated()?.callsAMonth?.() ?? `Calls a month`,
  newProject: () => translated()?.newProject?.() ?? `Name of a new project`,
  newProjectHint: () => translated()?.newProjectHint?.() ?? `Such as the product or the stage it is for.`,
  makeProject: () => translated()?.makeProject?.() ?? `Make a project`,
  notCounted: () => translated()?.notCounted?.() ?? `not counted`,
  asUsual: () => translated()?.asUsual?.() ?? `as usual`,
  suspended: () => translated()?.suspended?.() ?? `suspended`,
  newNameOf: (a) => translated()?.newNameOf?.(a) ?? `New name of ${a.name}`,
  renameIt: (a) => translated()?.renameIt?.(a) ?? `Rename ${a.name}`,
  transfer: (a) => translated()?.transfer?.(a) ?? `Transfer ${a.name}`,
  transferHint: () => translated()?.transferHint?.() ?? `Its keys, applications, limits and usage go with it. Members of this organisation see it no more.`,
  takesOver: () => translated()?.takesOver?.() ?? `Organisation that takes it over`,
  delete: (a) => translated()?.delete?.(a) ?? `Delete ${a.name}`,
  deleteProjectHint: () => translated()?.deleteProjectHint?.() ?? `Its keys and applications are refused within a second, and its usage is gone. What is paid for in advance is lost. This cannot be undone.`,
  managementKeys: () => translated()?.managementKeys?.() ?? `Management keys`,
  managementHint: (a) => translated()?.managementHint?.(a) ?? `Programs such as ${a.example} set up projects and keys with one. It calls no tools. <a>How to use it</a>`,
  mostKeys: (a) => translated()?.mostKeys?.(a) ?? `There can be ${numberInWords(a.most)}: revoke one to make another.`,
  keyRole: (a) => translated()?.keyRole?.(a) ?? `${a.role === 'owner' ? `Owner: projects, keys and members` : a.role === 'billing' ? `Billing: reads usage and limits` : `Reader: reads members, projects and usage`}`,
  endsIn: () => translated()?.endsIn?.() ?? `Ends in`,
  lastUsed: () => translated()?.lastUsed?.() ?? `Last used`,
  expires: () => translated()?.expires?.() ?? `Expires`,
  never: () => translated()?.never?.() ?? `never`,
  revokeKey: (a) => translated()?.revokeKey?.(a) ?? `Revoke the management key ${a.name}`,
  newKeyName: () => translated()?.newKeyName?.() ?? `Name of a new key`,
  daysUntil: () => translated()?.daysUntil?.() ?? `Days until it expires`,
  emptyNever: () => translated()?.emptyNever?.() ?? `Empty: never.`,
  makeKey: () => translated()?.makeKey?.() ?? `Make a key`,
  newKey: () => translated()?.newKey?.() ?? `Your new management key`,
  copyNow: () => translated()?.copyNow?.() ?? `<b>Copy it now.</b> Nobody can show it again, because only a fingerprint of it is kept.`,
  keyNamed: (a) => translated()?.keyNamed?.(a) ?? `Management key “${a.name}”, ${a.role === 'owner' ? `owner` : a.role === 'developer' ? `developer` : a.role === 'billing' ? `billing` : `reader`}`,
  theKey: () => translated()?.theKey?.() ?? `the key`,
  keepIt: () => translated()?.keepIt?.() ?? `Whoever has it can do what its role allows in the organisation: keep it like a password.`,
  itExpires: (a) => translated()?.itExpires?.(a) ?? `It expires on ${a.at}.`,
  haveCopied: () => translated()?.haveCopied?.() ?? `I have copied it`,
  singleSignOn: () => translated()?.singleSignOn?.() ?? `Single sign-on`,
  singleSignOnHint: () => translated()?.singleSignOnHint?.() ?? `People of your company can sign in at its own provider. <a>Set up single sign-on</a>`,
  auditLog: () => translated()?.auditLog?.() ?? `Audit log`,
};
