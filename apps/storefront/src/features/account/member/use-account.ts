import type { InputOf, ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { clearUserCache } from '#platform/clear-user-cache.ts'
import { writeToCache } from '#platform/write-to-cache.ts'
import { homeHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { forgetShopper, signInAs } from '#platform/session.ts'

export type ProfileChange = InputOf<Calls['identity']['updateInfo']>
type Me = ReplyOf<Calls['identity']['userInfo']>

/** What changes the account itself. */
export function useAccount() {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { scope } = usePage()

  /** Everything that shows who one is follows. */
  async function wear(me: Me) {
    signInAs(me)
    await writeToCache(client, api.identity.userInfo.query().queryKey, me)
    await client.invalidateQueries({ queryKey: api.member.index.key })
  }

  /** The server has ended the session already. */
  function leave() {
    forgetShopper()
    navigate(homeHref(scope), { replace: true })
    client.clear()
  }

  return {
    saveProfile: async (change: ProfileChange) => wear(await api.identity.updateInfo(change)),
    changePhone: async (input: InputOf<Calls['member']['changePhone']>) => {
      await wear(await api.member.changePhone(input))
      await Promise.all(
        [api.member.identityList.key, api.member.sessionList.key].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
    setPassword: async (input: InputOf<Calls['member']['passwordSet']>) => {
      await api.member.passwordSet(input)
      await Promise.all(
        [api.member.passwordState.key, api.member.sessionList.key].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
    unbind: async (id: number) => {
      await api.member.identityUnbind({ id })
      await client.invalidateQueries({ queryKey: api.member.identityList.key })
    },
    endSession: async (id: number) => {
      await api.member.sessionEnd({ id })
      await client.invalidateQueries({ queryKey: api.member.sessionList.key })
    },
    endOthers: async () => {
      const { ended } = await api.member.sessionEndAll({ keepThis: true })
      await client.invalidateQueries({ queryKey: api.member.sessionList.key })
      return ended
    },
    endEverywhere: async () => {
      await api.member.sessionEndAll({ keepThis: false })
      leave()
    },
    cancel: async (reason: string, phoneCode: string) => {
      const { finalAt } = await api.member.cancelMember({ reason, phoneCode })
      forgetShopper()
      // The page that says so stays; nothing else of the account does.
      clearUserCache(client, 'unseen')
      return finalAt
    },
    exportData: () => api.member.personalExport(),
  }
}
