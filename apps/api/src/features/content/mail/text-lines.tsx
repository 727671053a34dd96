/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { mailStyles } from '../../../platform/mail/mail-styles.ts'

/** Shows a text that somebody wrote, line by line. A title stands before the first line. */
export function TextLines({ title, text }: { title?: string; text: string }) {
  return (
    <Text style={mailStyles.text}>
      {title !== undefined && <strong>{title}: </strong>}
      <BrokenLines text={text} />
    </Text>
  )
}

/**
 * Puts an element at each break of a text: the plain form of a mail knows no styles, and would put all lines behind each
 * other.
 */
export function BrokenLines({ text }: { text: string }) {
  return text.split(/\r\n?|\n/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, and lines may be the same
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
