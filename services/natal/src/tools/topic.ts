/** Stands in the tool kit, where the services share it. */
export { horizonArguments, topicOf, withheld } from '@cuspal/tool-kit';
export type { Topic } from '@cuspal/tool-kit';
