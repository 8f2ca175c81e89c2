import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { fileMedia, makeFolder, sendTo, testPicture } from '#app/testing/test-pictures.ts'

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { db } = shop.services
  const { partnerId } = owner.scope
  const mediaOf = () => fileMedia(db, partnerId)
  const folderOf = () => makeFolder(db, partnerId)
  let width = 300
  const uploadOf = async () =>
    (
      await sendTo(
        shop,
        await owner.data(mediaAdminCalls.policy, {}),
        await testPicture('png', (width += 1)),
      )
    ).key
  const mediaId = (await fileMedia(db, theirs.owner.scope.partnerId)).id
  const folderId = await makeFolder(db, theirs.owner.scope.partnerId)
  const inFolder = { theirs: { folderId }, missing: { folderId: largestId } }
  const ofFolder = { theirs: { id: folderId }, missing: { id: largestId } }
  const one = { theirs: { id: mediaId }, missing: { id: largestId } }
  return {
    admin: {
      'mediaAdmin.list': { own: async () => ({}), ...inFolder, plain: ['q'] },
      'mediaAdmin.folders': { own: async () => ({}) },
      'mediaAdmin.detail': { own: async () => ({ id: (await mediaOf()).id }), ...one },
      'mediaAdmin.uses': { own: async () => ({ id: (await mediaOf()).id }), ...one },
      'mediaAdmin.policy': { own: async () => ({}) },
      'mediaAdmin.add': {
        own: async () => ({ key: await uploadOf(), name: '一张图', folderId: 0 }),
        ...inFolder,
        plain: ['key', 'name'],
      },
      'mediaAdmin.save': {
        own: async () => {
          const { id, version } = await mediaOf()
          return { id, version, name: '新名字', alt: '一只壶', altEn: 'A kettle', folderId: 0 }
        },
        theirs: { ...one.theirs, ...inFolder.theirs },
        missing: { ...one.missing, ...inFolder.missing },
        plain: ['version', 'name', 'alt', 'altEn'],
      },
      'mediaAdmin.replace': {
        own: async () => {
          const { id, version } = await mediaOf()
          return { id, version, key: await uploadOf() }
        },
        ...one,
        plain: ['version', 'key'],
      },
      'mediaAdmin.move': {
        own: async () => ({ ids: [(await mediaOf()).id], folderId: 0 }),
        theirs: { ids: [mediaId], ...inFolder.theirs },
        missing: { ids: [largestId], ...inFolder.missing },
      },
      'mediaAdmin.remove': {
        own: async () => ({ ids: [(await mediaOf()).id] }),
        theirs: { ids: [mediaId] },
        missing: { ids: [largestId] },
      },
      'mediaAdmin.saveFolder': {
        own: async () => ({ id: await folderOf(), name: `新夹 ${Math.random()}` }),
        ...ofFolder,
        plain: ['name'],
      },
      'mediaAdmin.removeFolder': { own: async () => ({ id: await folderOf() }), ...ofFolder },
    },
  }
}
