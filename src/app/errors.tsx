import { useRouteError } from 'react-router-dom'
import { ErrorPage } from '../layout/ErrorPage'
import { Layout } from '../layout/Layout'

/** Shown in place of a page that failed to render; the layout stays. */
export function PageError() {
  return <ErrorPage message={toMessage(useRouteError())} />
}

export function RootError() {
  return (
    <Layout path="">
      <ErrorPage message={toMessage(useRouteError())} />
    </Layout>
  )
}

function toMessage(error: unknown): string {
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : 'Unknown error'
}
