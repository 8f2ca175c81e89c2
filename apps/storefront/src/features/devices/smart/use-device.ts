import type { SmartDevice } from '@mallard/contract/devices/smart/smart.fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { useSession } from '#platform/session.ts'
import { useDeviceParams } from './use-device-href.ts'

/** How often a page looks while a device has not answered, and else. */
const lookEvery = 3_000
const lookRarely = 30_000

/** In the place of a number: no device in particular, but those that are the member's. */
export const anyDevice = 'mine'

/** What a page of a device shows: it, or why not. */
export type Seen =
  | { readonly state: 'stranger' }
  | { readonly state: 'loading' }
  | { readonly state: 'notBound' }
  | { readonly state: 'failed'; readonly isBusy: boolean; readonly again: () => void }
  | { readonly state: 'here'; readonly device: SmartDevice }

/** The device that the address names, as the server lets this member see it. */
export function useDevice(): Seen {
  const api = useApi()
  const { deviceId } = useDeviceParams()
  const isSignedIn = useSession(({ isLoggedIn }) => isLoggedIn)
  const { data, error, isFetching, refetch } = useQuery({
    ...api.smart.device.query({ deviceId }),
    enabled: isSignedIn && deviceId !== anyDevice,
    retry: (count, fault) => count < 2 && (!isApiError(fault) || fault.isTransport),
    refetchInterval: ({ state }) =>
      state.data?.saved?.state === 'pending' && state.data.isOnline ? lookEvery : lookRarely,
  })
  if (!isSignedIn) return { state: 'stranger' }
  if (deviceId === anyDevice) return { state: 'notBound' }
  const isGone = isApiError(error) && error.reason === 'notFound'
  if (isGone) return { state: 'notBound' }
  if (data) return { state: 'here', device: data }
  if (error) return { state: 'failed', isBusy: isFetching, again: () => void refetch() }
  return { state: 'loading' }
}

/** Puts what a call answered in the place of what was known; asks again for the lists of devices. */
export function useLearnDevice(): (device?: SmartDevice) => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  const { deviceId } = useDeviceParams()
  return async (device) => {
    const { queryKey } = api.smart.device.query({ deviceId })
    if (device) client.setQueryData(queryKey, device)
    else await client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: api.smart.devices.key })
  }
}
