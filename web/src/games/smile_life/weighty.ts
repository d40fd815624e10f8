// A job, a marriage, an affair.

export const weighty = /^(resign|divorce|stop)\b/
