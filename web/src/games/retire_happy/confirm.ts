// The first step is made once; a home, a stake or the freedom from debt is given up.

export const needsConfirmation = /^(start|sell|leave|cash|borrow)\b/
