import { complex, reference, text, yesOrNo, type Shape } from './attributes.ts';

const readOnly = { mutability: 'readOnly' } as const;

/** Persons: of RFC 7643, 4.1 what an account needs, and no more. */
export const USER: Shape = {
  schema: 'urn:ietf:params:scim:schemas:core:2.0:User',
  kind: 'User',
  place: 'Users',
  description: 'Persons of the organisation',
  attributes: [
    text({
      name: 'userName',
      description: 'Name by which the provider knows the person, mostly the e-mail address; once in an organisation',
      required: true,
      uniqueness: 'server',
    }),
    complex({
      name: 'name',
      description: 'Name of the person',
      subAttributes: [
        text({ name: 'formatted', description: 'The whole name' }),
        text({ name: 'familyName', description: 'Family name' }),
        text({ name: 'givenName', description: 'Given name' }),
      ],
    }),
    text({ name: 'displayName', description: 'Name that is shown' }),
    yesOrNo({ name: 'active', description: 'Whether the person is let in; true by default' }),
    complex({
      name: 'emails',
      description:
        'Addresses. The primary one is kept, else that of work, else the first; without any, the user name is it. Its ' +
        'domain has to be a verified one of the organisation',
      multiValued: true,
      subAttributes: [
        text({ name: 'value', description: 'The address' }),
        text({ name: 'type', description: 'Its use', canonicalValues: ['work', 'home', 'other'] }),
        yesOrNo({ name: 'primary', description: 'Whether it is the one that counts' }),
      ],
    }),
    complex({
      name: 'groups',
      description: 'Groups of the person; they are changed at the group',
      multiValued: true,
      ...readOnly,
      subAttributes: [
        text({ name: 'value', description: 'Id of the group', ...readOnly }),
        reference({ name: '$ref', description: 'Address of the group', referenceTypes: ['Group'], ...readOnly }),
        text({ name: 'display', description: 'Name of the group', ...readOnly }),
        text({ name: 'type', description: 'How the person is in it', canonicalValues: ['direct'], ...readOnly }),
      ],
    }),
  ],
  passedBy: [
    ...['name.middleName', 'name.honorificPrefix', 'name.honorificSuffix', 'nickName', 'profileUrl', 'title'],
    ...['userType', 'preferredLanguage', 'locale', 'timezone', 'password', 'phoneNumbers', 'ims', 'photos'],
    ...['addresses', 'entitlements', 'roles', 'x509Certificates', 'emails.display'],
  ],
};

/** Groups (RFC 7643, 4.2). */
export const GROUP: Shape = {
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  kind: 'Group',
  place: 'Groups',
  description: 'Groups, which give their members the roles that the organisation has set for them',
  attributes: [
    text({
      name: 'displayName',
      description: 'Name of the group, by which roles are given; once in an organisation',
      required: true,
      uniqueness: 'server',
    }),
    complex({
      name: 'members',
      description: 'Persons of the group',
      multiValued: true,
      subAttributes: [
        text({ name: 'value', description: 'Id of the person', caseExact: true }),
        reference({ name: '$ref', description: 'Address of the person', referenceTypes: ['User'] }),
        text({ name: 'type', description: 'What the member is', canonicalValues: ['User'] }),
      ],
    }),
  ],
  passedBy: [],
};

export const SHAPES: readonly Shape[] = [USER, GROUP];
