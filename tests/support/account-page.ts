import type { Accounts, LinkPurpose } from '#workers/auth/contract.ts'

/** Makes one call of the accounts and puts its headers on the response, as pages do. */
export async function actAsPage(
  call: string,
  request: Request,
  accounts: Accounts,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const text = (name: string) => searchParams.get(name) ?? ''
  const form = request.method === 'POST' ? await request.formData() : new FormData()
  const calls: Record<string, () => Promise<object>> = {
    signUp: () => accounts.signUp(form),
    signIn: () => accounts.signIn(form),
    signOut: () => accounts.signOut(),
    startGoogle: () => accounts.startGoogle(text('returnTo')),
    requestReset: () => accounts.requestReset(form),
    checkLink: () => accounts.checkLink(text('purpose') as LinkPurpose, text('token')),
    resetPassword: () => accounts.resetPassword(form),
    verifyAddress: () => accounts.verifyAddress(form),
    confirmAddress: () => accounts.confirmAddress(form),
    rejectVerification: () => accounts.rejectLink('verify', form),
    rejectAddress: () => accounts.rejectLink('address', form),
    undoAddress: () => accounts.undoAddress(form),
    resendVerification: () => accounts.resendVerification(),
    readAccount: () => accounts.readAccount(),
    changeName: () => accounts.changeName(form),
    changePassword: () => accounts.changePassword(form),
    changeAddress: () => accounts.changeAddress(form),
    disconnectGoogle: () => accounts.disconnectGoogle(form),
    signOutEverywhere: () => accounts.signOutEverywhere(),
    exportData: () => accounts.exportData(),
    deleteAccount: () => accounts.deleteAccount(form),
  }
  const name = call.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const result = await calls[name]?.()
  if (!result) return new Response('no such call', { status: 404 })
  // Without JavaScript the page's loader runs in the request of its action.
  if (searchParams.has('then')) return Response.json(await accounts.readAccount())
  const headers = 'headers' in result ? (result.headers as [string, string][]) : []
  return Response.json(result, { headers: [...headers, ['Content-Type', 'application/json']] })
}
