import type { CSSProperties } from 'react'

const ink = '#17233A'
const inkSoft = '#51607A'
const pine = '#1F5D4C'
const font = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The styles are inline, since many mail readers know no style sheets. The colors are those of the shop. */
export const mailStyles = {
  body: { margin: 0, backgroundColor: '#F8F4ED', color: ink, fontFamily: font },
  container: { maxWidth: '600px', margin: '0 auto', padding: '32px 24px', backgroundColor: '#FFFFFF' },
  logo: { margin: '0 0 24px', fontSize: '20px', lineHeight: '36px', fontWeight: 700, color: pine },
  mark: { display: 'inline-block', marginRight: '10px', borderRadius: '8px', verticalAlign: 'middle' },
  heading: {
    margin: '0 0 12px',
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 700,
  },
  promise: {
    margin: '0 0 20px',
    padding: '14px 20px',
    borderRadius: '10px',
    backgroundColor: '#E4EFEA',
    fontSize: '18px',
    lineHeight: '26px',
    fontWeight: 600,
  },
  promisedPlace: { color: inkSoft, fontSize: '14px', lineHeight: '21px', fontWeight: 400 },
  subheading: { margin: '0 0 8px', fontSize: '18px', lineHeight: '26px' },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' },
  small: { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: inkSoft },
  soft: { color: inkSoft },
  button: {
    padding: '14px 24px',
    borderRadius: '10px',
    backgroundColor: pine,
    color: '#FFFFFF',
    fontSize: '16px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
  },
  link: { color: pine, textDecoration: 'underline' },
  strongLink: { color: pine, fontWeight: 600, textDecoration: 'underline' },
  rule: { margin: '24px 0', borderColor: '#EADFCE' },
  cell: { padding: '4px 16px 4px 0', fontSize: '16px', lineHeight: '24px', verticalAlign: 'top' },
  amount: {
    padding: '4px 0',
    fontSize: '16px',
    lineHeight: '24px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  picture: { display: 'block', width: '100%', height: 'auto', borderRadius: '10px', fontSize: '12px' },
  pictureCell: { width: '96px', padding: '6px 16px 6px 0', verticalAlign: 'top' },
  value: { padding: '4px 0', fontSize: '16px', lineHeight: '24px', textAlign: 'right', verticalAlign: 'top' },
  total: { padding: '8px 16px 8px 0', fontSize: '16px', fontWeight: 700 },
  totalAmount: {
    padding: '8px 0',
    fontSize: '18px',
    fontWeight: 700,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  voucher: { margin: '24px 0 0', padding: '20px 24px', borderRadius: '14px', backgroundColor: '#E4EFEA' },
  answer: {
    margin: '8px 0 24px',
    padding: '16px 20px 4px',
    borderRadius: '10px',
    backgroundColor: '#E4EFEA',
  },
  answerTitle: { margin: '0 0 6px', fontSize: '16px', lineHeight: '24px', fontWeight: 700 },
  code: {
    margin: '0 0 8px',
    fontFamily: 'monospace',
    fontSize: '22px',
    letterSpacing: '1px',
    color: '#15443A',
  },
} satisfies Record<string, CSSProperties>

/**
 * Colors a mail for readers who have their screen dark: night blue, as the stage of the deals in the shop. The styles of the elements
 * stand inline, so these say that they are more important; programs without style sheets show the light mail.
 */
export const darkMailStyles = `@media (prefers-color-scheme: dark) {
  .mail { background-color: #0F1828 !important }
  .mail td { background-color: transparent !important }
  .sheet { background-color: ${ink} !important }
  .mail, .mail h1, .mail h2, .mail p, .mail td, .mail span, .mail strong { color: #F8F4ED !important }
  .mail a { color: #A9DCC6 !important }
  .mail .button, .mail .button span { background-color: #A9DCC6 !important; color: ${ink} !important }
  .mail .panel { background-color: #24405A !important }
  .mail hr { border-color: #3B4A63 !important }
}`
