// A job, a marriage, an affair.

export const needsConfirmation = /^(resign|divorce|stop)\b/
