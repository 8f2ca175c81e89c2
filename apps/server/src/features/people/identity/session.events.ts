import type { Services } from '#platform/services.ts'

declare module '#platform/signals/signals.ts' {
  interface SignalKinds {
    /**
     * Its shopper signed out; sessions that end otherwise are noticed within a beat of the sockets.
     */
    'session.ended': { sessionId: number }
  }
}

/** Tells every process, so that what is open for this session is closed at once. */
export async function tellSessionEnded({ signals }: Services, sessionId: number): Promise<void> {
  await signals.send([{ name: 'session.ended', data: { sessionId } }])
}
