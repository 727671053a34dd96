/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Button } from '@react-email/button'
import type { ReactNode } from 'react'
import { mailStyles } from '../../../platform/mail/mail-styles.ts'

/** Shows what the reader can do next. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} className="button" style={mailStyles.button}>
      {children}
    </Button>
  )
}
