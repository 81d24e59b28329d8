/**
 * When people answer the phone. Outside these hours the receptionist does. Set-up calls have hours of their own
 * (`workers/booking/hours.ts`).
 *
 * **Shape**: `weekdays` are ISO weekdays, 1 for Monday; times are the zone's own. Bank holidays are off.
 */
export const officeHours = {
  zone: 'Europe/London',
  days: 'Monday to Friday',
  weekdays: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:30',
} as const
