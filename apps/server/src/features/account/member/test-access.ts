import { randomUUID } from 'node:crypto'
import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { memberRecordAdminCalls } from '@mallard/contract/account/member/member-record-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessInputs, AccessOf, AccessTest } from '#app/testing/test-access.ts'
import { gone, memberOf } from '#app/testing/test-makers.ts'

const scope = { partnerId: 1, storeId: 1 }

/** A tag that a store of this person's has. */
async function tagOf(who: Caller): Promise<number> {
  const name = randomUUID().slice(0, 20)
  const list = await who.data(memberRecordAdminCalls.saveTag, {
    name,
    color: 'blue',
    isOfStore: true,
    requestId: randomUUID(),
  })
  return list.find((tag) => tag.name === name)!.id
}

async function recordAccess({
  owner,
  buyer,
  theirs,
}: Pick<AccessTest, 'owner' | 'buyer' | 'theirs'>): Promise<AccessInputs['admin'] & object> {
  const stranger = await memberOf(theirs.buyer)
  const theirTag = await tagOf(theirs.owner)
  const nobody = { memberId: largestId }
  const noteOf = async () => {
    const { memberId } = await memberOf(buyer)
    const note = { memberId, text: '爱喝绿茶', requestId: randomUUID() }
    await owner.data(memberRecordAdminCalls.addNote, note)
    const { notes } = await owner.data(memberRecordAdminCalls.read, { memberId })
    return { memberId, noteId: notes[0]!.id }
  }
  return {
    'memberRecordAdmin.tags': { own: async () => ({}) },
    'memberRecordAdmin.saveTag': {
      own: async () => ({
        id: await tagOf(owner),
        name: randomUUID().slice(0, 20),
        color: 'red',
        isOfStore: true,
        requestId: randomUUID(),
      }),
      theirs: { id: theirTag },
      missing: { id: largestId },
      plain: ['name', 'requestId'],
    },
    'memberRecordAdmin.removeTag': {
      own: async () => ({ id: await tagOf(owner) }),
      // One that is not there, here or at all, is as good as taken away; nothing changes.
      plain: ['id'],
    },
    'memberRecordAdmin.read': { own: () => memberOf(buyer), theirs: stranger, missing: nobody },
    'memberRecordAdmin.setTags': {
      own: async () => ({ ...(await memberOf(buyer)), tagIds: [await tagOf(owner)] }),
      theirs: { ...stranger, tagIds: [theirTag] },
      missing: { ...nobody, tagIds: [largestId] },
    },
    'memberRecordAdmin.addNote': {
      own: async () => ({ ...(await memberOf(buyer)), text: '左撇子', requestId: randomUUID() }),
      theirs: stranger,
      missing: nobody,
      plain: ['text', 'requestId'],
    },
    'memberRecordAdmin.removeNote': {
      own: noteOf,
      theirs: stranger,
      missing: nobody,
      plain: ['noteId'],
    },
  }
}

export const access: AccessOf = async ({ shop, owner, buyer, theirs }) => {
  const { db } = shop.services
  /** A second device on which a person is signed in. */
  const deviceOf = async (who: Caller) => {
    const { id } = await who.data(identityCalls.userInfo, {})
    const { partnerId, storeId } = who.scope
    const { rows } = await sql<{ id: number }>`
      insert into session (token_hash, partner_id, store_id, member_id, xsrf, ip, user_agent, created_at, seen_at, expires_at)
      values (gen_random_uuid()::text, ${partnerId}, ${storeId}, ${id}, 'x', '203.0.113.7', '', now(), now(), ${new Date(shop.clock.now() + day)})
      returning id`.execute(db)
    return rows[0]!.id
  }
  /** A way to sign in that is bound to a person's account. */
  const identityOf = async (who: Caller) => {
    const { id } = await who.data(identityCalls.userInfo, {})
    const { rows } = await sql<{ id: number }>`
      insert into member_identity (partner_id, member_id, type, app_id, subject, created_at)
      values (${who.scope.partnerId}, ${id}, 'apple', 'test', gen_random_uuid()::text, now()) returning id`.execute(
      db,
    )
    return rows[0]!.id
  }
  const agreement = async () => {
    const { agreements } = await owner.data(agreementAdminCalls.list, {})
    const { code, versions } = agreements.find(({ isNeeded }) => !isNeeded)!
    const { version, title, titleEn, html, htmlEn } = versions[0]!
    return {
      code,
      version,
      title,
      titleEn,
      html: `${html}<p>${randomUUID()}</p>`,
      htmlEn,
      reason: '补充',
    }
  }
  return {
    open: {
      'member.flushData': scope,
      'member.index': {},
      'member.checkCancel': {},
      'member.cancelSms': {},
      'member.cancelMember': { reason: '不再使用', phoneCode: '000000' },
      'member.takeBack': {},
      'member.sessionList': {},
      'member.sessionEndAll': { keepThis: true },
      'member.identityList': {},
      'member.passwordState': {},
      'member.passwordCode': {},
      'member.passwordSet': { password: 'kettle on the stove', current: 'nonsense' },
      'member.phoneCode': { which: 'new', phone: '13911114444' },
      'member.changePhone': { phone: '13911115555', code: '000000', oldCode: '000000' },
      'member.agreementList': {},
      'member.agreementChoose': { code: 'analytics', isAllowed: true },
      'member.personal': {},
      'member.personalExport': {},
    },
    // How they refuse one who has no code, or got one a moment ago.
    refusals: {
      'member.passwordCode': 'codeTooSoon',
      'member.passwordSet': 'wrongCurrentPassword',
      'member.cancelMember': 'wrongCode',
      'member.changePhone': 'wrongOldCode',
    },
    owned: {
      'member.sessionEnd': {
        own: async (who) => ({ id: await deviceOf(who) }),
        missing: { id: gone.id },
        inEveryStore: true,
      },
      'member.identityUnbind': {
        own: async (who) => ({ id: await identityOf(who) }),
        missing: { id: gone.id },
        inEveryStore: true,
      },
    },
    admin: {
      'memberAdmin.list': { own: async () => ({}), plain: ['q', 'level', 'tag'] },
      'memberAdmin.detail': {
        own: () => memberOf(buyer),
        theirs: await memberOf(theirs.buyer),
        missing: { memberId: largestId },
      },
      'memberAdmin.copy': {
        own: () => memberOf(buyer),
        theirs: await memberOf(theirs.buyer),
        missing: { memberId: largestId },
      },
      // Somebody whom no other test knows: they are signed out by it.
      'memberAdmin.close': {
        own: async () => ({ ...(await memberOf(await shop.shopper())), reason: '来电要求' }),
        theirs: await memberOf(theirs.buyer),
        missing: { memberId: largestId },
        plain: ['reason'],
      },
      ...(await recordAccess({ owner, buyer, theirs })),
      'agreementAdmin.list': { own: async () => ({}) },
      'agreementAdmin.publish': {
        own: agreement,
        plain: ['code', 'title', 'titleEn', 'html', 'htmlEn', 'reason', 'version'],
      },
    },
  }
}
