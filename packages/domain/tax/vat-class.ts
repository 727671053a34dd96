/**
 * How tax law classifies goods. `reduced`: plants and flowers, books, food (Tabel I Wet OB 1968; tabel A KB nr. 20 in
 * Belgium). `none`: goods that are outside VAT when they are sold, such as gift cards for several kinds of goods
 * (Directive 2006/112, art. 30b).
 */
export const vatClasses = ['standard', 'reduced', 'none'] as const

export type VatClass = (typeof vatClasses)[number]
