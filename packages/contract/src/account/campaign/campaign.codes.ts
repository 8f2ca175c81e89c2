/** Marketing messages that a member gets in seven days at most. */
export const maxAWeek = 3
/** Hours of a Beijing day in which nobody is told anything: from the first until the second of the next day. */
export const quietHours = { from: 21, until: 9 } as const

/** waiting and sending until everybody was looked at; done, or stopped before. */
export const campaignStates = ['sending', 'done', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

/** What became of a member: told, or why not. */
export const outcomes = ['told', 'noConsent', 'enough', 'gone'] as const
export type Outcome = (typeof outcomes)[number]

/** What a message is: news of the shop, for who allowed that, or about something of one member's own. */
export const purposes = ['marketing', 'service'] as const
export type Purpose = (typeof purposes)[number]
