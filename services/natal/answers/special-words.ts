/** What must be said first of some matters, whatever the chart shows. */
export const SAID_FIRST: Readonly<Record<string, string>> = {
  child_sex: 'No chart tells whether a child will be a boy or a girl, and nothing of it is predicted.',
  partner_unfaithful: 'A chart is no evidence of what anybody did, so talk with each other first.',
  cancer: 'A chart finds no illness, and a doctor decides.',
  mental_health: 'If it is hard to bear, speak to a doctor or a crisis line today.',
};
