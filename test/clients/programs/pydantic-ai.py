import asyncio
import json
import os

from pydantic_ai.mcp import MCPToolset

HEADERS = {'Authorization': f"Bearer {os.environ['CUSPAL_KEY']}"}


async def main():
    async with MCPToolset(os.environ['CUSPAL_URL'], headers=HEADERS) as toolset:
        tools = await toolset.list_tools()
        result = await toolset.client.call_tool(os.environ['CUSPAL_TOOL'], json.loads(os.environ['CUSPAL_ARGUMENTS']))
        print(json.dumps({'tools': [tool.name for tool in tools], 'text': result.content[0].text}))


asyncio.run(main())
