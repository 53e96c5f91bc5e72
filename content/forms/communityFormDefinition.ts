import type { FormDefinition } from './formDefinition.ts';

/** The form that asks for access to the Slack workspace. The specification (section 7) names the fields and the fixed values. */
export const communityFormDefinition = {
  name: 'community',
  captchaAction: 'community_join_form',
  fields: {
    name: { required: true, autoComplete: 'name' },
    email: { type: 'email', required: true, autoComplete: 'email' },
    company: { autoComplete: 'organization' },
    role: { autoComplete: 'organization-title' },
    profile: {
      type: 'textarea',
      required: true,
      rows: 5,
      maxLength: 10_000,
      sentAs: 'message',
      sentAfter: 'Profil et motivations :\n',
    },
    privacy: { type: 'consent' },
  },
  constants: { subject: 'Community Join Request' },
} as const satisfies FormDefinition;
