import type { Invitation } from '@mallard/contract/activities/invitation/invitation.fields'
import { href } from '@mallard/contract/paths'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { eventTexts } from '#entities/event/event.texts.ts'
import { heldText } from '#entities/event/held-text.ts'
import { StandingTag } from '#entities/event/standing-tag.tsx'
import { ShareButton } from '#entities/share/share-button.tsx'
import { momentText } from '#platform/moment-text.ts'
import { idIn } from '#platform/id-in.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { EnterBar } from './enter-bar.tsx'
import styles from './invitation.module.css'
import { invitationTexts } from './invitation.texts.ts'
import { MapButton } from './map-button.tsx'
import { MoreEvents } from './more-events.tsx'
import { MyPlace } from './my-place.tsx'

/** An event: read by anyone, entered once by a member, whose pass stands here. */
export default defineScreen('invitation', {
  queries: ({ api, params: { id } }) => ({ event: api.invitation.detail.query({ id: idIn(id) }) }),

  head: ({ scope: { partnerId, storeId }, locale }, { event }) => {
    const { id, name, holdsAt, holdsUntil, isOnline, place, pic } = event
    const where = isOnline ? eventTexts.of(locale).online : place
    return {
      title: name,
      description: `${heldText(holdsAt, holdsUntil, locale)} · ${where}`,
      ...(pic && { image: pic }),
      canonical: href('invitation', { partnerId, storeId, id }),
    }
  },

  Skeleton: () => (
    <RowBones
      bar={<PageBar title={invitationTexts().title} />}
      count={5}
      label={invitationTexts().loading}
    />
  ),

  Screen: ({ data: { event } }) => (
    <>
      <PageBar
        title={invitationTexts().title}
        right={<ShareButton label={invitationTexts().share} />}
      />
      <div className={styles.page}>
        <Facts event={event} />
        <MyPlace event={event} />
        <About event={event} />
        <MoreEvents but={event.id} />
      </div>
      <EnterBar key={event.id} event={event} />
    </>
  ),
})

function Facts({ event }: { event: Invitation }) {
  const texts = invitationTexts()
  const locale = useLocale()
  const { name, pic, isOnline, place, holdsAt, holdsUntil, audience, my } = event
  const { capacity, left, waiting, standing, startAt, endAt } = event
  const facts = [
    [texts.when, heldText(holdsAt, holdsUntil, locale)],
    [texts.where, isOnline ? eventTexts().online : place],
    [texts.who, audience || texts.anyone],
    [texts.seats, left > 0 ? texts.seatsOf(left, capacity) : texts.fullOf(capacity, waiting)],
    standing === 'soon' && [texts.from, momentText(startAt, locale)],
    (standing === 'open' || standing === 'full') && [texts.until, momentText(endAt, locale)],
  ].filter((fact) => fact !== false)
  return (
    <section className={styles.front}>
      {pic && (
        <Picture
          src={pic.url}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 540px) 516px, 94vw"
          tint={pic.color}
          eager
          priority="high"
        />
      )}
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <div>
          <StandingTag event={event} mine={my?.state} />
        </div>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>
                {text}
                {term === texts.where && <MapButton event={event} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function About({ event: { html } }: { event: Invitation }) {
  if (html === '') return null
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{invitationTexts().about}</h2>
      {/* Written by operators and cleaned by the server when it is saved. */}
      <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
