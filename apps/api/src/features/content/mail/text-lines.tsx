/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { mailStyles } from '../../../platform/mail/mail-styles.ts'

/**
 * Shows a text that somebody wrote, line by line. Each break is an element: the plain form of a mail knows no styles, and
 * would put all lines behind each other. A title stands before the first line.
 */
export function TextLines({ title, text }: { title?: string; text: string }) {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  return (
    <Text style={mailStyles.text}>
      {title !== undefined && <strong>{title}: </strong>}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, and lines may be the same
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}
