import { defineScreen } from '#platform/screen.ts'
import { ApplyBody } from './apply-body.tsx'
import { applyTexts } from './apply.texts.ts'
import { Bar, Bones } from './parts.tsx'

export default defineScreen('fxApply', {
  queries: ({ api }) => ({ init: api.fx.initForm.query() }),
  head: ({ locale }) => ({ title: applyTexts.of(locale).title, noIndex: true }),
  Skeleton: () => <Bones title={applyTexts().title} label={applyTexts().loading} />,
  Screen: ({ data: { init } }) => (
    <>
      <Bar title={applyTexts().title} />
      <ApplyBody init={init} />
    </>
  ),
})
