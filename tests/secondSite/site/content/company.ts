export const company = {
  name: 'Uhrwerk',
  legalName: 'Uhrwerk OG',
  origin: 'https://uhrwerk.example',
  securityEmail: 'sicher@uhrwerk.example',
  securityTextExpires: '2027-05-01',
  indexNowKey: '0123456789abcdef0123456789abcdef',
};
