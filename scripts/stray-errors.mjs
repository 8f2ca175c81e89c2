// A reporter of Vitest: writes how many errors no test answers for, which the JSON report leaves out,
// to the file that STRAY_ERRORS names.
import { writeFileSync } from 'node:fs'

export default class StrayErrors {
  onTestRunEnd(modules, errors) {
    writeFileSync(process.env.STRAY_ERRORS, String(errors.length))
  }
}
