/** Where the hotel's data and the JSON Schema of its file are published, below the site. */
export const hotelFileAddress = '/hotel.json';
export const hotelSchemaAddress = '/hotel.schema.json';
