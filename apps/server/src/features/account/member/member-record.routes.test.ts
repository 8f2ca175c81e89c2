import { memberRecordAdminCalls } from '@mallard/contract/account/member/member-record-admin.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const { read, setTags, saveTag, removeTag, tags, addNote, removeNote } = memberRecordAdminCalls
let requests = 0

async function newMember() {
  const browser = await shop.shopper()
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  return { browser, memberId }
}

const tag = (name: string, isOfStore = false) => ({
  name,
  color: 'green' as const,
  isOfStore,
  requestId: `tag-request-${++requests}`,
})

async function newTag(name: string, isOfStore = false) {
  const list = await owner.data(saveTag, tag(name, isOfStore))
  return list.find((each) => each.name === name)!
}

const actionsAbout = async (object: string) =>
  (await owner.data(staffCalls.audit, { object })).list.map(({ action }) => action)

describe('a tag of members', () => {
  it('is made once for each request, and there is one of a name', async () => {
    const asked = tag('老顾客')
    await owner.data(saveTag, asked)
    const list = await owner.data(saveTag, asked)
    expect(list.filter(({ name }) => name === '老顾客')).toMatchObject([
      { color: 'green', isOfStore: false, members: 0 },
    ])
    expect((await owner.call(saveTag, tag('老顾客'))).reason).toBe('tagNameTaken')
    const other = await newTag('新顾客')
    const renamed = { ...tag('老顾客'), id: other.id }
    expect((await owner.call(saveTag, renamed)).reason).toBe('tagNameTaken')
    // A refused name is not kept as done: with a free one the same request makes it.
    expect((await owner.call(saveTag, { ...renamed, name: '常客' })).reason).toBeUndefined()
  })

  it('of one store is no other store’s, one of the brand is changed by who looks after all', async () => {
    const second = await shop.staff(undefined, { partnerId: 1, storeId: 2 })
    const here = await newTag('本店熟客', true)
    const everywhere = await newTag('礼盒客户')
    const seen = (await second.data(tags, {})).map(({ id }) => id)
    expect(seen).toContain(everywhere.id)
    expect(seen).not.toContain(here.id)
    expect((await second.call(saveTag, { ...tag('改名'), id: here.id })).reason).toBe('notFound')
    const { memberId } = await newMember()
    const wrong = await second.call(setTags, { memberId, tagIds: [here.id] })
    expect(wrong.reason).toBe('tagGone')
  })

  it('is worn by members until it is taken off or away, and the log says so', async () => {
    const { memberId, browser } = await newMember()
    const [one, two] = [await newTag('爱喝茶'), await newTag('怕烫', true)]
    for (let turn = 0; turn < 2; turn += 1)
      await owner.data(setTags, { memberId, tagIds: [one.id, two.id, one.id] })
    expect((await owner.data(read, { memberId })).tags.map(({ name }) => name)).toEqual([
      '爱喝茶',
      '怕烫',
    ])
    // Another store changes what it sees, and leaves the rest.
    const second = await shop.staff(undefined, { partnerId: 1, storeId: 2 })
    await second.data(setTags, { memberId, tagIds: [] })
    expect((await owner.data(read, { memberId })).tags).toMatchObject([{ name: '怕烫' }])
    const { held } = await browser.data(memberCalls.personalExport, {})
    expect(held.tags).toMatchObject([{ tag: '怕烫' }])
    for (let turn = 0; turn < 2; turn += 1) await owner.data(removeTag, { id: two.id })
    expect((await owner.data(read, { memberId })).tags).toEqual([])
    expect(await actionsAbout(`member ${memberId}`)).toEqual(['member.tags', 'member.tags'])
    expect(await actionsAbout(`memberTag ${two.id}`)).toEqual([
      'memberTag.remove',
      'memberTag.save',
    ])
  })
})

describe('a note about a member', () => {
  it('is written once, has its author, and can be taken away', async () => {
    const { memberId, browser } = await newMember()
    const note = { memberId, text: '偏爱粗陶，送货请先电话', requestId: 'note-request-1' }
    for (let turn = 0; turn < 2; turn += 1) await owner.data(addNote, note)
    const { notes } = await owner.data(read, { memberId })
    expect(notes).toMatchObject([{ text: note.text }])
    expect(notes[0]?.by).not.toBe('')
    const { held } = await browser.data(memberCalls.personalExport, {})
    expect(held.staffNotes).toMatchObject([{ text: note.text }])
    const noteId = notes[0]!.id
    // Of this member alone.
    const other = await newMember()
    await owner.data(removeNote, { memberId: other.memberId, noteId })
    expect((await owner.data(read, { memberId })).notes).toHaveLength(1)
    for (let turn = 0; turn < 2; turn += 1) await owner.data(removeNote, { memberId, noteId })
    expect((await owner.data(read, { memberId })).notes).toEqual([])
    expect(await actionsAbout(`member ${memberId}`)).toEqual(['member.noteRemove', 'member.note'])
  })
})
