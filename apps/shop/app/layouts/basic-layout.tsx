import { Outlet } from 'react-router'

/** LY-05: a bare page, for errors and print. */
export default function BasicLayout() {
  return (
    <main id="inhoud" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
