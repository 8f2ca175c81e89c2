/** What several texts of the demo say: once, so that none contradicts another. */
export const facts = {
  /** Hours from payment in which goods in stock are sent. */
  sentWithin: 24,
  /** Minutes that citric acid rests in a kettle. */
  descaling: 20,
} as const
