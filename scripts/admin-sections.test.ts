import { describe, expect, it } from 'vitest'
import type { SectionSetup } from '../apps/admin/src/platform/section.ts'
import { adminSections, sectionFiles } from './admin-sections.ts'

const section = (setup: Partial<SectionSetup>): SectionSetup => ({
  group: 'marketing',
  position: 15,
  name: ['盲盒', 'Blind boxes'],
  icon: 'M3 3h14v14H3V3Z',
  right: 'promotion.read',
  list: () => Promise.reject(new Error('nobody opens it')),
  ...setup,
})
const planted = (sections: Readonly<Record<string, SectionSetup>>) => ({
  file: 'features/activities/blind-box/blind-box.section.ts',
  name: 'blindBoxSections',
  sections,
})

describe('the sections of the back office', () => {
  it('get one more by its own file alone', async () => {
    const boxes = section({ audit: { job: '/{number}' } })
    const { words, setups } = adminSections([
      ...(await sectionFiles()),
      planted({ 'blind-boxes': boxes }),
    ])
    expect(words).toContain("  marketing: ['promotions', 'blind-boxes', 'seckills', ")
    expect(words).toContain("  job: { section: 'blind-boxes', path: '/{number}' },")
    expect(setups).toContain('  ...blindBoxSections,')
  })

  it.each([
    ['an address', { lotteries: section({}) }, 'the section lotteries'],
    ['a position', { boxes: section({ position: 10 }) }, 'the position in marketing 10'],
    ['a kind of the log', { boxes: section({ audit: { lottery: '' } }) }, 'the audit kind lottery'],
  ])('are refused when two want %s', async (_what, sections, message) => {
    const files = [...(await sectionFiles()), planted(sections)]
    expect(() => adminSections(files)).toThrow(message)
  })
})
