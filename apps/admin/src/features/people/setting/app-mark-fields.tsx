import { isAppMark, isSmartMark } from '@mallard/contract/app-marks'
import { defaultAppMarks } from '@mallard/contract/host-signals'
import { TextField } from '#platform/form/fields.tsx'
import { brandTexts } from './brand.texts.ts'
import setting from './setting.module.css'

/** By which the brand's own apps are recognised. */
export function AppMarkFields() {
  const texts = brandTexts.use()
  return (
    <>
      <h3 className={setting.part}>{texts.apps}</h3>
      <p className={setting.hint}>{texts.appsHint}</p>
      <div className={setting.pair}>
        <TextField
          name="smartMark"
          label={texts.smartMark}
          placeholder={defaultAppMarks.smart}
          isGood={isSmartMark}
          wrong={texts.wrongSmartMark}
          isCode
        />
        <TextField
          name="mallMark"
          label={texts.mallMark}
          placeholder={defaultAppMarks.mall}
          isGood={isAppMark}
          wrong={texts.wrongMallMark}
          isCode
        />
      </div>
    </>
  )
}
