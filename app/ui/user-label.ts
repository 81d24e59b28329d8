/** What a signed-in visitor is called: by name, else by address, else 'User'. */
export function userLabel(user: { name: string | null; email: string }): string {
  return user.name || user.email || 'User'
}
