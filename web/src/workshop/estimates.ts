// Numbers of a study as people read them.

import type { Estimate, Spread } from '../lib/api'
import type { Texts } from '../lib/texts'

// Nothing is written as −0%.
const percent = (language: string, signDisplay: 'negative' | 'exceptZero' = 'negative') => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay })
const decimal = (language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 })

/** A share: `26.5%`. */
export const sayShare = ({ value }: Estimate, { language }: Texts): string => percent(language).format(value)

/** How much more or less often: `+3.1%`. */
export const sayMore = ({ value }: Estimate, { language }: Texts): string => percent(language, 'exceptZero').format(value).replace('-', '−')

/** From where to where chance may have moved it: `20.9–32.9%`; empty where that is unknown. */
export const sayBounds = ({ low, high }: Estimate, { language }: Texts): string =>
  low === null || high === null ? '' : `${percent(language).format(low)} – ${percent(language).format(high)}`.replaceAll('-', '−')

export const sayNumber = (number: number, { language }: Texts): string => decimal(language).format(number).replace('-', '−')

/** The least and the most of several spreads: both are drawn on one scale. */
export const scaleOf = (...spreads: Spread[]): { least: number; most: number } => {
  const least = Math.min(...spreads.map((spread) => spread.least))
  const most = Math.max(...spreads.map((spread) => spread.most))
  return { least, most: most > least ? most : least + 1 }
}
