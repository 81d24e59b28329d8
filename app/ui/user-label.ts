/** The name shown for a signed-in user: their name, else their email address, else 'User'. */
export function userLabel(user: { name: string | null; email: string }): string {
  return user.name || user.email || 'User'
}
