export const forms = [];
