import type { Sections } from '#platform/section.ts'

export const campaignSections = {
  campaigns: {
    group: 'people',
    position: 14,
    name: ['会员消息', 'Messages'],
    icon: 'M3.500 5h13v9.500H8l-3.500 2.500v-2.500h-1V5ZM6.500 8.500h7M6.500 11h4.500',
    right: 'member.read',
    list: () => import('./campaign-list.screen.tsx'),
    one: () => import('./campaign.screen.tsx'),
    audit: { campaign: '/{number}' },
  },
} satisfies Sections
