import { toast } from '@mallard/ui/toast'
import type { ApiError } from '#platform/api-error.ts'
import type { CallRequest } from '#platform/api.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { networkTexts } from '#platform/network.texts.ts'
import { treatmentOf } from './api-errors.ts'

/** Says or does what the error catalogue wants of a failed call; true lets its reply pass. */
export function failureHandler(navigator: () => Navigator) {
  return (request: CallRequest, error: ApiError): boolean => {
    const treatment = treatmentOf({ call: request, page: navigator().view().name, error })
    if (treatment.kind === 'pass') return true
    if (treatment.kind === 'reject') return false
    const { kind, message } = treatment
    // Nobody at the other end has put it into the reader's language.
    if (error.isTransport)
      toast(networkTexts.of(navigator().loader.context(navigator().view()).locale).failed)
    else if (kind === 'toast') {
      toast(message)
      if (error.reason && !request.isQuery)
        import('./failure-acts.ts').then(
          ({ offerWay }) => offerWay(error, request, navigator()),
          // The words have been said.
          () => undefined,
        )
    } else
      import('./failure-acts.ts').then(
        ({ actOn }) => actOn(kind, error, request, navigator()),
        () => toast(message),
      )
    return false
  }
}
