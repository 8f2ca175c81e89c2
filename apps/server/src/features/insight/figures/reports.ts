import type { ReportName } from '@mallard/contract/insight/figures/report.codes'
import { buyersReport, cohortsReport, provincesReport } from './buyers-reports.ts'
import { goodsReport, salesReport } from './sales-reports.ts'
import { couponsReport, offersReport, paymentsReport } from './offers-reports.ts'
import type { ReportKind } from './report.ts'
import { hostsReport, sourcesReport, wordsReport } from './visits-reports.ts'

/** All reports by their names; one that is missing does not compile. */
export const reports: Readonly<Record<ReportName, ReportKind>> = {
  sales: salesReport,
  goods: goodsReport,
  payments: paymentsReport,
  offers: offersReport,
  coupons: couponsReport,
  provinces: provincesReport,
  buyers: buyersReport,
  cohorts: cohortsReport,
  hosts: hostsReport,
  sources: sourcesReport,
  words: wordsReport,
}
